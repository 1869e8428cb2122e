export { WaitlistBenefits } from './WaitlistBenefits.tsx';
