export { TEXT_FACES, type TextFace, TextField, type TextFieldProps } from './TextField.tsx';
