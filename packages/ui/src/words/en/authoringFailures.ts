export { authoring as authoringFailures } from '@kathaloka/contract/messages';
