export { BasicInfoFields, type BasicInfoFieldsProps } from './BasicInfoFields/BasicInfoFields.tsx';
export { ConflictDialog, type ConflictDialogProps } from './ConflictDialog/ConflictDialog.tsx';
export { CoverFields, type CoverFieldsProps } from './CoverFields/CoverFields.tsx';
export { DetailsFields, type DetailsFieldsProps } from './DetailsFields/DetailsFields.tsx';
export { DraftConflict, type DraftConflictProps } from './DraftState/DraftConflict.tsx';
export {
  DRAFT_STATES,
  DraftState,
  type DraftStateName,
  type DraftStateProps,
} from './DraftState/DraftState.tsx';
export type { CoverPictures, CoverRoll, PictureStyle } from './DrawACover/coverRoll.ts';
export { DrawACover } from './DrawACover/DrawACover.tsx';
export type { DrawACoverProps } from './DrawACover/drawACoverProps.ts';
export {
  type EditErrors,
  EditStoryForm,
  type EditStoryFormProps,
  type EditValues,
} from './EditStoryForm/EditStoryForm.tsx';
export { EditorsPresent, type EditorsPresentProps } from './EditorsPresent/EditorsPresent.tsx';
export { EditorTour, type EditorTourProps } from './EditorTour/EditorTour.tsx';
export { ExpressionField, type ExpressionFieldProps } from './ExpressionField/ExpressionField.tsx';
export {
  STORY_FILES,
  type StoryFile,
  ExportPanel,
  type ExportPanelProps,
} from './ExportPanel/ExportPanel.tsx';
export {
  CHECK_STATES,
  FindingsPanel,
  type CheckState,
  type FindingsPanelProps,
} from './FindingsPanel/FindingsPanel.tsx';
export { GameplayFields, type GameplayFieldsProps } from './GameplayFields/GameplayFields.tsx';
export {
  ImportReport,
  type ImportLoss,
  type ImportRefusal,
  type ImportReportProps,
} from './ImportReport/ImportReport.tsx';
export { JsonView, type JsonViewProps, type UnfinishedJson } from './JsonView/JsonView.tsx';
export { LiveCard, type LiveCardProps } from './LiveCard/LiveCard.tsx';
export { LoreCards, type LoreCardsProps } from './LoreCards/LoreCards.tsx';
export { NeededToCreate, type NeededToCreateProps } from './NeededToCreate/NeededToCreate.tsx';
export { OutlineView, type OutlineViewProps } from './OutlineView/OutlineView.tsx';
export { PlayersReport, type PlayersReportProps } from './PlayersReport/PlayersReport.tsx';
export type { ReportState } from './PlayersReport/report.ts';
export type { PlaytestChoice, PlaytestTurn, PlaytestVariables } from './PlaytestPanel/playtest.ts';
export { PlaytestPanel, type PlaytestPanelProps } from './PlaytestPanel/PlaytestPanel.tsx';
export { PublishDialog, type PublishDialogProps, type PublishFault } from './PublishDialog/PublishDialog.tsx';
export {
  LAYER_FILES,
  type LayerFile,
  TranslationPanel,
  type TranslationPanelProps,
} from './TranslationPanel/TranslationPanel.tsx';
export { ReadersPanel, type ReadersPanelProps } from './ReadersPanel/ReadersPanel.tsx';
export { SacredFigures, type SacredFiguresProps } from './SacredFigures/SacredFigures.tsx';
export type { AskedPhrases, ModelPhrases } from './SceneInspector/modelPhrases.ts';
export type { CheckedReach } from './SceneInspector/ChoiceReachLine.tsx';
export { SceneInspector, type SceneInspectorProps } from './SceneInspector/SceneInspector.tsx';
export type { OwnStory } from './SeriesEditor/ownStory.ts';
export { SeriesEditor, type SeriesEditorProps } from './SeriesEditor/SeriesEditor.tsx';
export { SeriesNames, type SeriesNamesProps } from './SeriesNames/SeriesNames.tsx';
export { StoryMeetings, type StoryMeetingsProps } from './StoryMeetings/StoryMeetings.tsx';
export { SetAside, type SetAsideProps, type SetAsideText } from './SetAside/SetAside.tsx';
export {
  StarterChooser,
  STARTERS,
  type StarterChooserProps,
  type StarterName,
} from './StarterChooser/StarterChooser.tsx';
export { StoryGroup, type StoryGroupProps } from './StoryGroup/StoryGroup.tsx';
export { type ListCardEvents } from './StoryListCard/ListCardActions.tsx';
export { StoryListCard, type StoryListCardProps } from './StoryListCard/StoryListCard.tsx';
export { StoryNumberField, type StoryNumberFieldProps } from './StoryNumberField/StoryNumberField.tsx';
export { StructureTab, type StructureTabProps } from './StructureTab/StructureTab.tsx';
export {
  RestorePointsPanel,
  type RestorePointRow,
  type RestorePointsPanelProps,
} from './RestorePointsPanel/RestorePointsPanel.tsx';
export { VersionsPanel, type VersionRow, type VersionsPanelProps } from './VersionsPanel/VersionsPanel.tsx';
export { WIZARD_TABS, type WizardTab, WizardTabs, type WizardTabsProps } from './WizardTabs/WizardTabs.tsx';
export { WritingRoom, type WritingRoomProps } from './WritingRoom/WritingRoom.tsx';
export { XpMeaning, type XpMeaningProps } from './XpMeaning/XpMeaning.tsx';
export type { DraftFieldsProps } from './fieldProps.ts';
export { choiceKey } from '../../patterns/GraphCanvas/graphMarks.ts';
export { conditionReading } from './expressionReading.ts';
export {
  changedInDraft,
  draftOf,
  firstStructure,
  keywordsOf,
  newStoryDraft,
  updateOfDraft,
  withRestored,
} from '@kathaloka/story/editing';
