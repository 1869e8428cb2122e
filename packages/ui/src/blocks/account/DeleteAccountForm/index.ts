export type { DeleteAccountValues } from './DeleteAccountDialog.tsx';
export { DeleteAccountForm, type DeleteAccountFormProps } from './DeleteAccountForm.tsx';
