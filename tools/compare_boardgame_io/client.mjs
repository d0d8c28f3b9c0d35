// Two clients at each of many matches, as boardgame.io's own client talks, without its copy of the rules:
//   node client.mjs load URLS MATCHES RATE WARM SECONDS SEED     prints "begin", "end", then the figures as JSON
//   node client.mjs probe URLS                                   makes a match, prints it, waits for a line, makes a move
import { once } from 'node:events';
import readline from 'node:readline';
import { io } from 'socket.io-client';

import { HAND, NAME, PLACES } from './game.mjs';

const [mode, urls, ...numbers] = process.argv.slice(2);
const [count, rate, warm, seconds, seed] = numbers.map(Number);
const servers = urls.split(',');
const figures = { latencies: [], messages: 0, received: 0, late: 0, stale: 0 };
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

// a small generator of numbers, so that a seed decides which cards are played
let state = (seed || 1) >>> 0;
function below(limit) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 4294967296) * limit);
}

async function post(url, path, body) {
  const answer = await fetch(url + path, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

class Match {
  constructor(url, id, credentials) {
    Object.assign(this, { url, id, credentials, sockets: [], stateID: -1, turn: -1, sender: -1, sent: 0 });
  }

  async open() {
    for (const player of [0, 1]) {
      const socket = io(`${this.url}/${NAME}`, { transports: ['websocket'], forceNew: true, reconnection: false });
      await once(socket, 'connect');
      const synced = new Promise((done) => socket.once('sync', (_, info) => { this.told(info.state); done(); }));
      socket.on('update', (_, told) => this.updated(player, told));
      socket.emit('sync', this.id, String(player), this.credentials[player], 2);
      await synced;
      // bytes as they came over the line, counted where the engine hands them on, without parsing again
      socket.io.engine.on('packet', ({ data }) => {
        if (typeof data === 'string') { figures.received += data.length; figures.messages += 1; }
      });
      this.sockets.push(socket);
    }
  }

  told(told) {
    if (told._stateID > this.stateID) {
      this.stateID = told._stateID;
      this.turn = Number(told.ctx.currentPlayer);
    }
  }

  updated(player, told) {
    const newer = told._stateID > this.sentAt;
    this.told(told);
    if (newer && this.sender !== -1 && player !== this.sender) {
      figures.latencies.push(performance.now() - this.sent);
      this.sender = -1;
    }
  }

  play() {
    if (this.sender !== -1) return false;
    this.sender = this.turn;
    this.sentAt = this.stateID;
    this.sent = performance.now();
    const player = String(this.sender);
    const payload = {
      type: 'playCard', args: [below(HAND), below(PLACES)], playerID: player, credentials: this.credentials[player],
    };
    this.sockets[this.sender].emit('update', { type: 'MAKE_MOVE', payload }, this.stateID, this.id, player);
    return true;
  }
}

async function begun(number) {
  const url = servers[number % servers.length];
  const { matchID } = await post(url, `/games/${NAME}/create`, { numPlayers: 2 });
  const credentials = [];
  for (const playerID of ['0', '1']) {
    const joined = await post(url, `/games/${NAME}/${matchID}/join`, { playerID, playerName: `Player ${playerID}` });
    credentials.push(joined.playerCredentials);
  }
  const match = new Match(url, matchID, credentials);
  await match.open();
  return match;
}

async function load() {
  const matches = [];
  for (let number = 0; number < count; number += 1) matches.push(await begun(number));
  await pause(1000);
  const began = performance.now();
  let sent = 0, turn = 0, cpu = null;
  for (;;) {
    const now = (performance.now() - began) / 1000;
    if (now >= warm + seconds) break;
    if (cpu === null && now >= warm) {
      Object.assign(figures, { latencies: [], messages: 0, received: 0, late: 0 });
      cpu = process.cpuUsage();
      console.log('begin');
    }
    for (let due = Math.min(Math.floor(now * rate) - sent, 50); due > 0; due -= 1) {
      if (!matches[turn].play()) figures.late += 1;
      turn = (turn + 1) % matches.length;
      sent += 1;
    }
    await pause(Math.max(1, ((sent + 1) / rate) * 1000 - (performance.now() - began)));
  }
  const { user, system } = process.cpuUsage(cpu);
  console.log('end');
  await pause(2000);
  const line = `${JSON.stringify({ ...figures, cpu: (user + system) / 1e6 })}\n`;
  await new Promise((written) => process.stdout.write(line, written)); // exit would cut what is not written yet
}

async function probe() {
  const match = await begun(0);
  console.log(match.id);
  await once(readline.createInterface({ input: process.stdin }), 'line');
  match.play();
  for (let waited = 0; waited < 3000 && match.sender !== -1; waited += 20) await pause(20);
  console.log(match.sender === -1 ? 'told' : 'not told');
}

await (mode === 'probe' ? probe() : load());
process.exit(0);
