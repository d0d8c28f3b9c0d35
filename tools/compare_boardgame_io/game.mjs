// A game for two with hidden hands, whose state has about as many bytes as wanted: cards are played to places, and
// a card is drawn for each by the framework's own chance. Each turn is one move.
import core from 'boardgame.io/dist/cjs/core.js';

const { INVALID_MOVE, PlayerView } = core;
const CARDS = 60, HAND = 6, PLACES = 24;
export const NAME = 'hands';

function place(number, letters) {
  return { name: `place-${number}`, cards: 0, last: null, notes: 'x'.repeat(letters) };
}

function setup(bytes) {
  return ({ random }) => {
    const deck = random.Shuffle(Array.from({ length: CARDS }, (_, at) => ({ id: `card-${at}`, value: at % 13 })));
    const players = { 0: { hand: deck.splice(0, HAND) }, 1: { hand: deck.splice(0, HAND) } };
    const G = { secret: { deck }, players, discard: [], places: [], played: 0 };
    const places = (letters) => Array.from({ length: PLACES }, (_, at) => place(at, letters));
    const bare = JSON.stringify({ ...G, places: places(0) }).length;
    G.places = places(Math.max(0, Math.round((bytes - bare) / PLACES)));
    return G;
  };
}

function playCard({ G, playerID, random }, index, where) {
  const { hand } = G.players[playerID];
  if (!(index >= 0 && index < hand.length) || !(where >= 0 && where < PLACES)) return INVALID_MOVE;
  const [card] = hand.splice(index, 1);
  G.places[where].cards += 1;
  G.places[where].last = card.id;
  G.discard.push(card);
  G.played += 1;
  if (G.secret.deck.length === 0) G.secret.deck = random.Shuffle(G.discard.splice(0, G.discard.length - 1));
  hand.push(G.secret.deck.splice(random.Die(G.secret.deck.length) - 1, 1)[0]);
}

export const game = (bytes) => ({
  name: NAME,
  setup: setup(bytes),
  moves: { playCard: { move: playCard, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: PlayerView.STRIP_SECRETS,
});
export { HAND, PLACES };
