export const nextFrame = () => new Promise((go) => requestAnimationFrame(go));
