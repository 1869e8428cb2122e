export { ReviewDetail, type ReviewDetailProps } from './ReviewDetail.tsx';
