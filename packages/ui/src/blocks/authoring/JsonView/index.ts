export { JsonView, type JsonViewProps, type UnfinishedJson } from './JsonView.tsx';
