export { AccessCard, type AccessCardProps } from './AccessCard/AccessCard.tsx';
export {
  AdminLoginForm,
  type AdminLoginFormProps,
  type AdminLoginValues,
} from './AdminLoginForm/AdminLoginForm.tsx';
export {
  ADMIN_SECTIONS,
  type AdminSection,
  AdminShell,
  type AdminShellProps,
} from './AdminShell/AdminShell.tsx';
export { AuditTable, type AuditTableProps } from './AuditTable/AuditTable.tsx';
export { BlockDialog, type BlockDialogProps } from './BlockDialog/BlockDialog.tsx';
export { CategoriesTable, type CategoriesTableProps } from './CategoriesTable/CategoriesTable.tsx';
export {
  type AskedDecision,
  DecideReportDialog,
  type DecideReportDialogProps,
} from './DecideReportDialog/DecideReportDialog.tsx';
export { GiveCreditsDialog, type GiveCreditsDialogProps } from './GiveCreditsDialog/GiveCreditsDialog.tsx';
export { MergeDialog, type MergeDialogProps } from './MergeDialog/MergeDialog.tsx';
export { ModelUsage, type ModelUsageProps } from './ModelUsage/ModelUsage.tsx';
export type { ChartDay, ChartSeries } from './OverviewCharts/chartDay.ts';
export { DayChart, type DayChartProps } from './OverviewCharts/DayChart.tsx';
export { StatTile, type StatTileProps } from './OverviewCharts/StatTile.tsx';
export {
  PERSON_DATA_REQUESTS,
  type PersonDataAnswer,
  PersonDataDialog,
  type PersonDataDialogProps,
  type PersonDataRequest,
} from './PersonDataDialog/PersonDataDialog.tsx';
export { PeopleTable, type PeopleTableProps } from './PeopleTable/PeopleTable.tsx';
export { RemoveStoryDialog, type RemoveStoryDialogProps } from './RemoveStoryDialog/RemoveStoryDialog.tsx';
export { ReportCard, type ReportCardProps } from './ReportCard/ReportCard.tsx';
export { ReviewDetail, type ReviewDetailProps } from './ReviewDetail/ReviewDetail.tsx';
export { ReviewQueue, type ReviewQueueProps } from './ReviewQueue/ReviewQueue.tsx';
export { ShelfDialog, type ShelfDialogProps } from './ShelfDialog/ShelfDialog.tsx';
export { SelectionBar, type SelectionBarProps } from './SelectionBar/SelectionBar.tsx';
export { SetupList, type SetupListProps } from './SetupList/SetupList.tsx';
export { StoryForm, type StoryFormProps } from './StoryForm/StoryForm.tsx';
export type { AdminStoryDraft, AdminStoryValues } from './StoryForm/storyFormValues.ts';
export type { StoryGraph } from './StoryForm/StructureSection.tsx';
export { StoryTable, type StoryTableProps } from './StoryTable/StoryTable.tsx';
export { TagsTable, type TagsTableProps } from './TagsTable/TagsTable.tsx';
export { type YouthAnswer, YouthDialog, type YouthDialogProps } from './YouthDialog/YouthDialog.tsx';
export { YOUTH_REQUESTS, type YouthRequest } from './YouthDialog/youthRequest.ts';
