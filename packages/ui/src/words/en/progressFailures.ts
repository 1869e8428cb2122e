export { progress as progressFailures } from '@kathaloka/contract/messages';
