// A board with a fixed aspect ratio in the available space. Its width is set in pixels: with a width from the style
// sheet, every layout pass would try other widths and lay the chart out again.
import type { Attachment } from 'svelte/attachments';

/** Sets the width of the largest box with this ratio as `--fitted` of an element, and then the class `fits`. */
export function fitted(width: number, height: number): Attachment<HTMLElement> {
  return (element) => {
    let known = 0;
    const measure = (): void => {
      const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(element);
      const room = {
        width: element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
        height: element.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom),
      };
      const fits = Math.min(room.width, (room.height * width) / height);
      if (fits <= 0 || Math.abs(fits - known) < 0.1) return;
      known = fits;
      element.style.setProperty('--fitted', `${fits}px`);
      element.classList.add('fits');
    };
    // The observer reports the size after the layout of the next frame and before paint. Measuring earlier would force
    // another layout.
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  };
}
