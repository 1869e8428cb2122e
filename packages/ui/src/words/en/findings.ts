export { findings } from '@kathaloka/contract/messages';
