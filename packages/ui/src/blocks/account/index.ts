export { AboutForm, type AboutFormProps } from './AboutForm/AboutForm.tsx';
export { AccountCard, type AccountCardProps } from './AccountCard/AccountCard.tsx';
export { AccountDetails, type AccountDetailsProps } from './AccountDetails/AccountDetails.tsx';
export {
  ACCOUNT_MARKS,
  type AccountMark,
  AccountState,
  type AccountStateProps,
} from './AccountState/AccountState.tsx';
export {
  ChangePasswordForm,
  type ChangePasswordFormProps,
  type ChangePasswordValues,
} from './ChangePasswordForm/ChangePasswordForm.tsx';
export { CodeField, type CodeFieldProps } from './CodeField/CodeField.tsx';
export {
  ConfirmIdentityDialog,
  type ConfirmIdentityDialogProps,
  type IdentityProps,
} from './ConfirmIdentityDialog/ConfirmIdentityDialog.tsx';
export type { DeleteAccountValues } from './DeleteAccountForm/DeleteAccountDialog.tsx';
export { DeleteAccountForm, type DeleteAccountFormProps } from './DeleteAccountForm/DeleteAccountForm.tsx';
export { CoversList, type CoversListProps } from './CoversList/CoversList.tsx';
export { DownloadMyData, type DownloadMyDataProps } from './DownloadMyData/DownloadMyData.tsx';
export { EndOthersDialog, type EndOthersDialogProps } from './EndOthersDialog/EndOthersDialog.tsx';
export { EndSessionDialog, type EndSessionDialogProps } from './EndSessionDialog/EndSessionDialog.tsx';
export {
  type EmailValues,
  ForgotPasswordForm,
  type ForgotPasswordFormProps,
} from './ForgotPasswordForm/ForgotPasswordForm.tsx';
export { GuardianConsent, type GuardianConsentProps } from './GuardianConsent/GuardianConsent.tsx';
export { GoogleButton, type GoogleButtonProps } from './GoogleButton/GoogleButton.tsx';
export { LoginForm, type LoginFormProps, type LoginValues } from './LoginForm/LoginForm.tsx';
export { NewPasswordFields, type NewPasswordFieldsProps } from './NewPasswordFields/NewPasswordFields.tsx';
export { ProviderButton, type ProviderButtonProps } from './ProviderButton/ProviderButton.tsx';
export {
  RegisterForm,
  type RegisterFormProps,
  type RegisterValues,
  type YouthAsked,
} from './RegisterForm/RegisterForm.tsx';
export {
  type NewPasswordValues,
  RESET_STATES,
  ResetPasswordForm,
  type ResetPasswordFormProps,
  type ResetState,
} from './ResetPasswordForm/ResetPasswordForm.tsx';
export { SecondFactorPanel, type SecondFactorPanelProps } from './SecondFactorPanel/SecondFactorPanel.tsx';
export { SessionList, type SessionListProps } from './SessionList/SessionList.tsx';
export { SharedTurnList, type SharedTurnListProps } from './SharedTurnList/SharedTurnList.tsx';
export { SignInCode, type SignInCodeOwnProps, type SignInCodeProps } from './SignInCode/SignInCode.tsx';
export {
  SwitchAccountDialog,
  type SwitchAccountDialogProps,
} from './SwitchAccountDialog/SwitchAccountDialog.tsx';
export {
  VERIFY_STATES,
  VerifyEmail,
  type VerifyEmailProps,
  type VerifyState,
} from './VerifyEmail/VerifyEmail.tsx';
export { WaitlistBenefits, type WaitlistBenefitsProps } from './WaitlistBenefits/WaitlistBenefits.tsx';
export { WaitlistForm, type WaitlistFormProps } from './WaitlistForm/WaitlistForm.tsx';
export type { WaitlistValues } from './WaitlistForm/waitlistRules.ts';
export { YouthConsent, type YouthConsentProps } from './YouthConsent/YouthConsent.tsx';
export { YouthDetails, type YouthDetailsProps } from './YouthDetails/YouthDetails.tsx';
export {
  type FollowedAuthor,
  FollowedAuthors,
  type FollowedAuthorsProps,
} from './FollowedAuthors/FollowedAuthors.tsx';
