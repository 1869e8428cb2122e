export { play as playFailures } from '@kathaloka/contract/messages';
