export { decksBySeat } from '@cardloom/parts';
