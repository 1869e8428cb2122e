export { admin as adminFailures } from '@kathaloka/contract/messages';
