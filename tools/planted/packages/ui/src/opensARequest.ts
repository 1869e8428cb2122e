export const open = () => new XMLHttpRequest();
