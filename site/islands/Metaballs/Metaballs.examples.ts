export const plain: object = {};
