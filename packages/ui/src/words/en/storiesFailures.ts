export { stories as storiesFailures } from '@kathaloka/contract/messages';
