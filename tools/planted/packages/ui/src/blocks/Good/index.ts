export { Good, type GoodProps } from './Good.tsx';
