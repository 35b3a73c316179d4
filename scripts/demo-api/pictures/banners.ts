export type BannerScene = 'x'
export const BANNER_WIDTH = 1920
export const BANNER_HEIGHT = 720
export function drawBanner(scene: BannerScene): string { return scene }
