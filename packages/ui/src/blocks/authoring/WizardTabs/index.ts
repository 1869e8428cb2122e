export { WIZARD_TABS, type WizardTab, WizardTabs, type WizardTabsProps } from './WizardTabs.tsx';
