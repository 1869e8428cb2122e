export { AccountDetails, type AccountDetailsProps } from './AccountDetails.tsx';
