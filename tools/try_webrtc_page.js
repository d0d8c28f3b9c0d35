// The page of tools/try_webrtc.py: makes offers and answers, opens a data channel, and answers messages over it.
const base64 = (bytes) => btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
const through = async (data, stream) =>
  new Uint8Array(await new Response(new Blob([data]).stream().pipeThrough(stream)).arrayBuffer());
const pack = async (text) => base64(await through(text, new CompressionStream("deflate-raw")));
const unpack = async (text) => new TextDecoder().decode(await through(
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0)),
  new DecompressionStream("deflate-raw")));

// What differs between two descriptions of a data channel; the rest is the same in all of them.
const line = (sdp, name) => new RegExp(`^a=${name}:(.*)$`, "m").exec(sdp)[1].trim();
const bytesOf = (digits) => Uint8Array.from(digits.match(/../g), (pair) => parseInt(pair, 16));
const hex = (text) => [...atob(text.replaceAll("-", "+").replaceAll("_", "/"))]
  .map((letter) => letter.charCodeAt(0).toString(16).padStart(2, "0"));
const NAME = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.local$/;
const shorten = (sdp) => [
  line(sdp, "ice-ufrag"), line(sdp, "ice-pwd"), base64(bytesOf(line(sdp, "fingerprint").slice(8).replaceAll(":", ""))),
  ...[...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gm)].map(([, address, port]) =>
    `${NAME.test(address) ? base64(bytesOf(address.slice(0, 36).replaceAll("-", ""))) : "=" + address},${Number(port).toString(36)}`),
].join(";");
const lengthen = (text, type) => {
  const [ufrag, pwd, fingerprint, ...candidates] = text.split(";");
  const dashed = (digits) => [8, 12, 16, 20].reduceRight((name, at) => `${name.slice(0, at)}-${name.slice(at)}`, digits);
  return ["v=0", "o=- 1 2 IN IP4 127.0.0.1", "s=-", "t=0 0", "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0",
    ...candidates.map((each, at) => {
      const [address, port] = each.split(",");
      const host = address.startsWith("=") ? address.slice(1) : `${dashed(hex(address).join(""))}.local`;
      return `a=candidate:${at + 1} 1 udp ${2113937151 - at} ${host} ${parseInt(port, 36)} typ host generation 0`;
    }),
    `a=ice-ufrag:${ufrag}`, `a=ice-pwd:${pwd}`, `a=fingerprint:sha-256 ${hex(fingerprint).join(":").toUpperCase()}`,
    `a=setup:${type === "offer" ? "actpass" : "active"}`, "a=mid:0", "a=sctp-port:5000", "a=max-message-size:262144", ""].join("\r\n");
};

const gathered = (peer) => new Promise((done) => {
  if (peer.iceGatheringState === "complete") done();
  peer.addEventListener("icegatheringstatechange", () => { if (peer.iceGatheringState === "complete") done(); });
});
const hear = (channel) => {
  self.channel = channel;
  channel.binaryType = "arraybuffer";
  channel.onopen = () => { self.openedAt = performance.now(); };
  channel.onclose = () => { self.closedAt = Date.now(); };
  channel.onmessage = ({ data }) => {
    if (data.startsWith("ping")) channel.send("pong" + data.length);
    else self.ponged?.(data);
  };
};
const watch = (peer) => {
  self.peer = peer;
  self.states = [];
  peer.onconnectionstatechange = () => states.push([Date.now(), peer.connectionState]);
  return peer;
};
const described = async (peer, began) => {
  await gathered(peer);
  const sdp = peer.localDescription.sdp;
  return { whole: sdp, packed: await pack(sdp), short: shorten(sdp), gathering: performance.now() - began,
    candidates: [...sdp.matchAll(/^a=candidate:\S+ \d+ (\S+) \d+ (\S+) \d+ typ (\S+)/gm)].map((each) => each.slice(1).join(" ")) };
};
self.offer = async () => {
  const began = performance.now(), peer = watch(new RTCPeerConnection());
  hear(peer.createDataChannel("table"));
  await peer.setLocalDescription();
  return described(peer, began);
};
self.answer = async (text, short) => {
  const began = performance.now(), peer = watch(new RTCPeerConnection());
  peer.ondatachannel = ({ channel }) => { hear(channel); self.openedAt = performance.now(); };
  await peer.setRemoteDescription({ type: "offer", sdp: short ? lengthen(text, "offer") : await unpack(text) });
  await peer.setLocalDescription();
  return described(peer, began);
};
self.accept = async (text, short) => {
  self.acceptedAt = performance.now();
  await peer.setRemoteDescription({ type: "answer", sdp: short ? lengthen(text, "answer") : await unpack(text) });
};
// Credentials that outlive the page: a certificate in the browser's database, a name and a password that are chosen.
const UFRAG = "seat", PASSWORD = "0123456789abcdefghijklmn";
const database = () => new Promise((done) => {
  const opening = indexedDB.open("kept", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("kept");
  opening.onsuccess = () => done(opening.result.transaction("kept", "readwrite").objectStore("kept"));
});
self.keep = async () => {
  const certificate = await RTCPeerConnection.generateCertificate({ name: "ECDSA", namedCurve: "P-256" });
  (await database()).put(certificate, "certificate");
  const { value } = certificate.getFingerprints()[0];
  return `${UFRAG};${PASSWORD};${base64(bytesOf(value.replaceAll(":", "")))}`;
};
self.resume = async (text) => {
  const reading = (await database()).get("certificate");
  await new Promise((done) => { reading.onsuccess = done; });
  const peer = watch(new RTCPeerConnection({ certificates: [reading.result] }));
  peer.ondatachannel = ({ channel }) => hear(channel);
  await peer.setRemoteDescription({ type: "offer", sdp: await unpack(text) });
  const { sdp } = await peer.createAnswer();
  await peer.setLocalDescription({ type: "answer",
    sdp: sdp.replace(/a=ice-ufrag:.*/, `a=ice-ufrag:${UFRAG}`).replace(/a=ice-pwd:.*/, `a=ice-pwd:${PASSWORD}`) });
};
self.isOpen = () => self.channel?.readyState === "open";
self.ping = (size, within) => new Promise((done) => {
  const began = performance.now(), late = setTimeout(() => done(null), within);
  self.ponged = () => { clearTimeout(late); done(performance.now() - began); };
  try { channel.send("ping".padEnd(size, "x")); } catch { clearTimeout(late); done(null); }
});
