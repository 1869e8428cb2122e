export { StoryFacts, type StoryFactsProps } from './StoryFacts.tsx';
