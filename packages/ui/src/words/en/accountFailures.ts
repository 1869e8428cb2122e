export { account as accountFailures } from '@kathaloka/contract/messages';
