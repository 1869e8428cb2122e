export {
  type CreditFilter,
  CreditLedger,
  type CreditLedgerOwnProps,
  type CreditLedgerProps,
} from './CreditLedger/CreditLedger.tsx';
