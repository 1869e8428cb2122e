export { WaitlistBenefits, type WaitlistBenefitsProps } from './WaitlistBenefits.tsx';
