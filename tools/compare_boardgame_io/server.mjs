// boardgame.io's server on a PostgreSQL: node server.mjs PORT SOCKET_FOLDER USER SCHEMA BYTES_OF_STATE
import server from 'boardgame.io/dist/cjs/server.js';
import postgres from 'bgio-postgres';

import { game } from './game.mjs';

const [port, host, username, schema, bytes] = process.argv.slice(2);
const db = new postgres.PostgresStore({
  host, username, database: 'postgres', logging: false,
  dialectOptions: { options: `-c search_path=${schema}` },
});
const serving = server.Server({ games: [game(Number(bytes))], db, origins: ['http://127.0.0.1'] });
await serving.run({ port: { port: Number(port), host: '127.0.0.1' } });
