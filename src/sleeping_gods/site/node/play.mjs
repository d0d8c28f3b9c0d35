// node play.mjs SITE TRIAL.py JOB: runs plays in the Python of a built site, and prints what came of each as JSON.
import { readFileSync } from "node:fs";
import { boot } from "./boot.mjs";

const [site, trial, job] = process.argv.slice(2);
const { plays, choices, lang, undos = 0 } = JSON.parse(job);
const seconds = () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;
const python = await boot(site, plays, lang);
const booted = seconds();
python.globals.set("source", readFileSync(trial, "utf8"));
python.globals.set("lang", lang);
python.globals.set("clock", seconds);
await python.runPythonAsync(`exec(compile(source, "trial_play", "exec"), globals())`);
for (const pack of plays) {
  python.globals.set("pack", pack);
  await python.runPythonAsync("played = TrialPlay(pack, lang, clock); await played.begin()");
  const begun = seconds();
  const result = await python.runPythonAsync(
    `import json; await played.play(${choices}); json.dumps({**played.result(), "undos": await played.take_back(${undos})})`,
  );
  const heap = python._module.HEAP8.length;
  console.log(JSON.stringify({ pack, lang, booted, begun, heap, ...JSON.parse(result) }));
}
