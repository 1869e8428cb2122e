export { CreditLedger, type CreditLedgerProps } from './CreditLedger.tsx';
export { LEDGER_KINDS, type LedgerKind, type LedgerLine } from './ledgerLine.ts';
