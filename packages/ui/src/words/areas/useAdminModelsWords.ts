import { adminModels } from '../en/adminModels.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useAdminModelsWords: AreaHook<'adminModels'> = () => useArea('adminModels', adminModels);
