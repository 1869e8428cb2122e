export { ACCOUNT_MARKS, type AccountMark, AccountState, type AccountStateProps } from './AccountState.tsx';
