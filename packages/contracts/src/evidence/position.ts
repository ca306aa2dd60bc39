export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * "header" is the bar at the top, "nav" a menu (in that bar, in a sidebar or alone), "hero" the opening block, "widget"
 * a consent banner or third-party chat. Menus in the footer are "footer". Everything inside a dialog or widget is that.
 */
export type Region = 'header' | 'nav' | 'hero' | 'main' | 'aside' | 'footer' | 'dialog' | 'widget';
