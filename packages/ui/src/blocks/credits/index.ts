export * from './CreditLedger/index.ts';
