export { rules } from '@kathaloka/contract/messages';
