/** Where the screens lead by default: the routes of the product. */
export { paths } from '@kathaloka/contract/paths';
