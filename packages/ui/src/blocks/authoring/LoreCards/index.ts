export { LoreCards, type LoreCardsProps } from './LoreCards.tsx';
