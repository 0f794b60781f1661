import { readdirSync } from 'node:fs';

/** The games: each is a folder of its own beside the registry. */
const NAMES = new Set(
  readdirSync(new URL('../../../libs/tournament/src/games', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name),
);
/** What deals are written on, by which the registry tells games apart. */
const KINDS = new Set(['boards', 'sheets']);
/** Names that stand for one game, or for its law book. */
const STANDING_FOR_ONE = new Set(['USUAL_GAME', 'PREFERANS_CODE']);

const MESSAGES = {
  branch:
    'This tells games apart by {{what}}. Ask the game: a member of `games[…]`, or of what this layer has registered by game (docs/add-a-game.md).',
  map: 'This has a part for each game. It belongs where this layer registers games (docs/add-a-game.md).',
  usual: 'The game of what names none is USUAL_GAME of #cards.',
};

const isName = (node) => node?.type === 'Literal' && NAMES.has(node.value);
const isKind = (node) => node?.type === 'Literal' && KINDS.has(node.value);
const isOne = (node) => node?.type === 'Identifier' && STANDING_FOR_ONE.has(node.name);
const nameOf = (node) => (node?.type === 'Identifier' ? node.name : node?.value);
/** `played`, or a member of that name. */
const isPlayed = (node) =>
  node?.type === 'MemberExpression'
    ? !node.computed && node.property.name === 'played'
    : node?.type === 'Identifier' && node.name === 'played';
const hasSeveral = (parts) => parts.filter(Boolean).length > 1;

/** A branch on the game of a session or of deals, outside of the files that register what a layer has by game. */
const askTheGame = {
  meta: { type: 'problem', messages: MESSAGES },
  create(context) {
    const branch = (node, what) => context.report({ node, messageId: 'branch', data: { what } });
    const named = (node) => (node.value === undefined ? node.name : `'${node.value}'`);
    return {
      BinaryExpression(node) {
        if (!/^[!=]==?$/.test(node.operator)) return;
        const sides = [node.left, node.right];
        const one = sides.find((side) => isName(side) || isOne(side));
        if (one) branch(node, named(one));
        else if (sides.some(isKind) && sides.some(isPlayed)) branch(node, '`played`');
      },
      SwitchStatement({ discriminant }) {
        if (isPlayed(discriminant)) branch(discriminant, '`played`');
      },
      SwitchCase({ test }) {
        if (isName(test) || isOne(test)) branch(test, named(test));
      },
      MemberExpression(node) {
        if (node.computed && node.property.type === 'MemberExpression' && isPlayed(node.property))
          branch(node, '`played`');
        if (nameOf(node.object) === 'games' && NAMES.has(nameOf(node.property)))
          branch(node, `'${nameOf(node.property)}'`);
      },
      ObjectExpression(node) {
        if (hasSeveral(node.properties.map(({ key }) => NAMES.has(nameOf(key)))))
          context.report({ node, messageId: 'map' });
      },
      ArrayExpression(node) {
        if (hasSeveral(node.elements.map(isName))) context.report({ node, messageId: 'map' });
      },
      TSUnionType(node) {
        if (hasSeveral(node.types.map(({ literal }) => isName(literal))))
          context.report({ node, messageId: 'map' });
      },
      AssignmentPattern({ right }) {
        if (isName(right)) context.report({ node: right, messageId: 'usual' });
      },
      LogicalExpression({ right }) {
        if (isName(right)) context.report({ node: right, messageId: 'usual' });
      },
    };
  },
};

export default { meta: { name: 'tirage' }, rules: { 'ask-the-game': askTheGame } };
