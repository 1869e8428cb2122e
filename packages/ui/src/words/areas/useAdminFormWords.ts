import { adminForm } from '../en/adminForm.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useAdminFormWords: AreaHook<'adminForm'> = () => useArea('adminForm', adminForm);
