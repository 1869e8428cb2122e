export { type MadeChange, newestChanges } from './newestChanges.ts';
export { listAudit } from './listAudit.ts';
export { auditData } from './personalData.ts';
export { type Change, recordChange, type Recorded, recordIfAdmin } from './recordChange.ts';
export { recordAdminAccess } from './recordAdminAccess.ts';
