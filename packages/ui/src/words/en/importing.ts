export { type FieldFault, importing } from '@kathaloka/contract/messages';
